/** Label of the button that leads to a shop, through the dialog that states what earns no points. */
export function shopAction(storeName: string): string {
  return `${storeName}で買い物をする`
}
