/** A shop's name, whose words stay whole wherever a line has room for them. */
export function ShopName({ name }: { name: string }) {
  return name.split(' ').map((word, index) => [
    index > 0 && ' ',
    <span key={word} className="whole">
      {word}
    </span>,
  ])
}

/** Label of the button that leads to a shop, through the dialog that states what earns no points. */
export function ShopAction({ name }: { name: string }) {
  return (
    <>
      <ShopName name={name} />で<span className="whole">買い物をする</span>
    </>
  )
}
