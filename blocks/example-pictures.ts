/**
 * Pictures of the examples, in `site/public/examples`, so that examples do not depend on a campaign's pictures. The
 * sizes are those of the files.
 */
export const examplePictures = {
  item: { src: '/examples/sample.svg', alt: '赤い屋根の積み木の家の絵', width: 320, height: 320 },
  wide: {
    src: '/examples/sample-wide.svg',
    alt: '積み木で組んだお店と、まわりに舞うPのコイン',
    width: 750,
    height: 420,
  },
  banner: { src: '/examples/sample-banner.svg', alt: '土日はさらにプラス2%', width: 750, height: 200 },
  logo: { src: '/examples/sample-logo.svg', alt: '見本商店', width: 480, height: 192 },
  serifLogo: { src: '/examples/sample-logo-serif.svg', alt: '喫茶 つみき', width: 480, height: 192 },
  longLogo: { src: '/examples/sample-logo-long.svg', alt: 'わたしたちの町のみほん百貨店本館', width: 480, height: 192 },
} as const
