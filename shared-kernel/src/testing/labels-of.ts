/** The labels of a form control. jsdom walks the whole page for those of one button, and tests look for many by name. */
export function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const root = this.getRootNode();
  if (!(root instanceof Document)) return [];
  return [...root.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? this.id !== '' && label.htmlFor === this.id
      : label.contains(this) && label.control === this,
  );
}
