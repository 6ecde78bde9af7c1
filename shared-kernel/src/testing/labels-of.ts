/** Replaces `labels` of form controls: jsdom walks the whole page for one control, and tests search many by name. */
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
