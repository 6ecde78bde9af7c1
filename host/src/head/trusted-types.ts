interface Rules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (markup: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/** Matches harmless markup that the chart library uses for tooltips: it contains no scripts and no event handlers. */
const plainMarkup = /^(?:[^<]|<\/?(?:div|ul|li|span)(?: class="[\w -]*")?>)*$/;

/** Scripts do not run in a document that `DOMParser` creates. */
const isInert = (sink: string) => sink === 'DOMParser parseFromString';

/** Script URLs and markup that the product may use. The browser rejects all other values. */
export const trustedTypesRules: Rules = {
  createScriptURL: (address) =>
    /^https?:$/.test(new URL(address, location.href).protocol) ? address : null,
  createHTML: (markup, _type, sink) => (isInert(sink) || plainMarkup.test(markup) ? markup : null),
};

/**
 * Registers the only Trusted Types policy of the page. The CSP directive `script-src` restricts scripts, and `rules`
 * restricts markup.
 */
export function registerTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', trustedTypesRules);
}
