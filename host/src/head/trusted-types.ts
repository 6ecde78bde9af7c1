interface Rules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (markup: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/** Elements without scripts or event handlers, which the chart library uses for tooltips. */
const plainMarkup = /^(?:[^<]|<\/?(?:div|ul|li|span)(?: class="[\w -]*")?>)*$/;

/** Scripts in a document from `DOMParser` do not run. */
const isInert = (sink: string) => sink === 'DOMParser parseFromString';

/** The values that may become a script address or markup. The browser rejects all others. */
export const rules: Rules = {
  createScriptURL: (address) =>
    /^https?:$/.test(new URL(address, location.href).protocol) ? address : null,
  createHTML: (markup, _type, sink) => (isInert(sink) || plainMarkup.test(markup) ? markup : null),
};

/** Registers the only trusted types policy of the page. `script-src` limits scripts, and `rules` limits markup. */
export function trustOwnTypes(): void {
  window.trustedTypes?.createPolicy('default', rules);
}
