/** How to object (Digital Services Act, article 17). */
export function howToObject(named: string): string {
  return `If you think this is wrong, you can object within six months, free of charge: contact us through the Contact Us page and name ${named}. A person will review the decision. You can also turn to a certified out-of-court dispute settlement body or to a court.`;
}
