interface TipItem {
  readonly name: string;
  readonly value: string;
  readonly color: string;
}

export interface TipData {
  readonly title: string;
  readonly items: readonly TipItem[];
}

const part = (tag: string, name: string, ...children: readonly (Node | string)[]) => {
  const element = document.createElement(tag);
  element.className = `g2-tooltip-${name}`;
  element.append(...children);
  return element;
};

const lineOf = ({ name, value, color }: TipItem) => {
  const marker = part('span', 'list-item-marker');
  marker.style.background = color;
  const label = part('span', 'list-item-name-label', name);
  const figure = part('span', 'list-item-value', value);
  return part('li', 'list-item', part('span', 'list-item-name', marker, label), figure);
};

/**
 * The content of a chart's tip, as the library would write it but for its style attributes, which the page's
 * policy refuses. The library takes a function that itself creates an element by a literal name for JSX.
 */
export function tipContent(_event: unknown, { title, items }: TipData): HTMLElement {
  const head = title === '' ? [] : [part('div', 'title', title)];
  return part('div', 'content', ...head, part('ul', 'list', ...items.map(lineOf)));
}
