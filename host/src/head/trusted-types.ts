interface Rules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (markup: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/** Elements without behaviour, which the chart library uses as the frame of a tooltip. */
const plainMarkup = /^(?:[^<]|<\/?(?:div|ul|li|span)(?: class="[\w -]*")?>)*$/;

/** A parsed document that is never shown; its scripts do not run. */
const isInert = (sink: string) => sink === 'DOMParser parseFromString';

/** The text that may become a script address or markup. The browser rejects everything else. */
export const rules: Rules = {
  createScriptURL: (address) =>
    /^https?:$/.test(new URL(address, location.href).protocol) ? address : null,
  createHTML: (markup, _type, sink) => (isInert(sink) || plainMarkup.test(markup) ? markup : null),
};

/** The only policy of the page. Scripts must match `script-src`; markup is limited by `rules`. */
export function trustOwnTypes(): void {
  window.trustedTypes?.createPolicy('default', rules);
}
