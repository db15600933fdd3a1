/** A shop's name, unbroken wherever there is enough space. */
export function ShopName({ name }: { name: string }) {
  return <span className="whole">{name}</span>
}

/** Label of the button that leads to a shop, through the dialog that states what earns no points. */
export function ShopActionLabel({ name }: { name: string }) {
  return (
    <>
      <ShopName name={name} />で<span className="whole">買い物をする</span>
    </>
  )
}
