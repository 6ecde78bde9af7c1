/**
 * Replaces the `labels` property of form controls. jsdom’s own implementation searches the whole page for each control
 * and makes queries by accessible name slow.
 */
export function findLabels(this: HTMLElement): HTMLLabelElement[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const root = this.getRootNode();
  if (!(root instanceof Document)) return [];
  return [...root.getElementsByTagName('label')].filter((label) =>
    label.hasAttribute('for')
      ? this.id !== '' && label.htmlFor === this.id
      : label.contains(this) && label.control === this,
  );
}
