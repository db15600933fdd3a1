import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file of a tree, as git lists it. */
export type TreeFile = { path: string; sha: string; size: number }

export type Commit = { oid: string; message: string; committedDate: string; name: string; email: string }

/** Files to write, with undefined to remove, by their path. */
export type Files = ReadonlyMap<string, Buffer | undefined>

const identity = {
  GIT_AUTHOR_NAME: 'Host',
  GIT_AUTHOR_EMAIL: 'host@example.jp',
  GIT_COMMITTER_NAME: 'Host',
  GIT_COMMITTER_EMAIL: 'host@example.jp',
}

/** A real bare git repository, as a host keeps it. */
export class BareRepository {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  readonly #blobs = new Map<string, Buffer>()

  /** Its first commit on `main` holds these files. */
  constructor(files: Files) {
    this.#git(['init', '--bare', '--quiet', '--initial-branch=main'])
    this.commit('main', undefined, files, 'The content')
  }

  close(): void {
    rmSync(this.#folder, { recursive: true })
  }

  /** The commit that a branch is at; undefined where there is no such branch. */
  head(branch: string): string | undefined {
    return (
      this.#git(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`])
        .toString()
        .trim() || undefined
    )
  }

  branches(): string[] {
    return this.#git(['for-each-ref', '--format=%(refname:short)', 'refs/heads']).toString().trim().split('\n')
  }

  /** All files of a branch or commit. */
  tree(name: string): TreeFile[] {
    const lines = this.#git(['ls-tree', '-r', '-l', '-z', name]).toString().split('\0').filter(Boolean)
    return lines.map((line) => {
      const [, sha = '', size = '', file = ''] = /^\d+ blob (\w+) +(\d+)\t([^]*)$/.exec(line) ?? []
      return { path: file, sha, size: Number(size) }
    })
  }

  blob(sha: string): Buffer {
    const bytes = this.#blobs.get(sha) ?? this.#git(['cat-file', 'blob', sha])
    this.#blobs.set(sha, bytes)
    return bytes
  }

  typeOf(object: string): string {
    return this.#git(['cat-file', '-t', object]).toString().trim()
  }

  /** The blob at a path of a branch; undefined where there is none. */
  find(name: string, file: string): string | undefined {
    return this.tree(name).find((entry) => entry.path === file)?.sha
  }

  /** The text of a file on a branch, e.g. to compare it. */
  read(branch: string, file: string): string {
    const sha = this.find(branch, file)
    return sha === undefined ? '' : this.blob(sha).toString()
  }

  /** The last commits of a branch, or of a file in it, newest first. */
  log(branch: string, count: number, file?: string): Commit[] {
    const format = '--format=%H%x00%B%x00%cI%x00%an%x00%ae%x1e'
    const place = file === undefined ? [] : ['--', file]
    const records = this.#git(['log', `-${count}`, format, branch, ...place])
      .toString()
      .split('\x1e\n')
    return records.filter(Boolean).map((record) => {
      const [oid = '', message = '', committedDate = '', name = '', email = ''] = record.trim().split('\0')
      return { oid, message, committedDate, name, email: email.replace('\x1e', '') }
    })
  }

  /**
   * Commits files to a branch.
   * @throws Error if the branch is not at the expected commit
   */
  commit(branch: string, expected: string | undefined, files: Files, message: string): string {
    const head = this.head(branch)
    if (expected !== undefined && head !== expected)
      throw new Error(`Expected branch to point to "${expected}" but it did not.`)
    const index = { GIT_INDEX_FILE: path.join(this.#folder, 'index-of-commit') }
    this.#git(head === undefined ? ['read-tree', '--empty'] : ['read-tree', head], index)
    const lines = [...files].map(([file, bytes]) => {
      if (bytes === undefined) return `0 ${'0'.repeat(40)}\t${file}`
      return `100644 ${this.#write(bytes)}\t${file}`
    })
    this.#git(['update-index', '--index-info'], index, `${lines.join('\n')}\n`)
    const tree = this.#git(['write-tree'], index).toString().trim()
    return this.#point(branch, tree, head === undefined ? [] : [head], message)
  }

  create(branch: string, commit: string): void {
    if (this.head(branch) !== undefined) throw new Error(`A ref named "refs/heads/${branch}" already exists`)
    this.reset(branch, commit)
  }

  reset(branch: string, commit: string): void {
    this.#git(['update-ref', `refs/heads/${branch}`, commit])
  }

  remove(branch: string): void {
    this.#git(['update-ref', '-d', `refs/heads/${branch}`])
  }

  /**
   * Merges a branch into another.
   * @throws Error if both changed the same lines
   */
  merge(into: string, branch: string, message: string): string {
    const tree = this.#git(['merge-tree', '--write-tree', into, branch]).toString().trim()
    return this.#point(into, tree, [this.head(into) ?? '', this.head(branch) ?? ''], message)
  }

  /** The files that a branch changes since it left another. */
  changed(base: string, branch: string): { path: string; isDeleted: boolean }[] {
    const lines = this.#git(['diff', '--no-renames', '--name-status', '-z', `${base}...${branch}`])
      .toString()
      .split('\0')
    return lines.flatMap((status, at) =>
      at % 2 === 0 && status !== '' ? [{ path: lines[at + 1] ?? '', isDeleted: status === 'D' }] : [],
    )
  }

  #write(bytes: Buffer): string {
    return this.#git(['hash-object', '-w', '--stdin'], {}, bytes).toString().trim()
  }

  #point(branch: string, tree: string, parents: readonly string[], message: string): string {
    const from = parents.flatMap((parent) => ['-p', parent])
    const made = this.#git(['commit-tree', tree, ...from, '-m', message])
      .toString()
      .trim()
    this.reset(branch, made)
    return made
  }

  #git(given: readonly string[], variables: Record<string, string> = {}, input: Buffer | string = ''): Buffer {
    const env = { ...process.env, ...identity, ...variables, GIT_DIR: this.#folder, GIT_CONFIG_GLOBAL: '/dev/null' }
    return execFileSync('git', [...given], { env, input, maxBuffer: 1e8, stdio: ['pipe', 'pipe', 'pipe'] })
  }
}
