interface Rules {
  readonly createScriptURL: (address: string) => string | null;
  readonly createHTML: (markup: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
  }
}

/** Boxes without behaviour: what the charts' library makes the frame of a tip of. */
const plainMarkup = /^(?:[^<]|<\/?(?:div|ul|li|span)(?: class="[\w -]*")?>)*$/;

/** A document that is read and never shown, whose scripts do not run. */
const isInert = (sink: string) => sink === 'DOMParser parseFromString';

/** Which text may become a script's address or markup; the page's policy has the browser ask, and refuses the rest. */
export const rules: Rules = {
  createScriptURL: (address) =>
    /^https?:$/.test(new URL(address, location.href).protocol) ? address : null,
  createHTML: (markup, _type, sink) => (isInert(sink) || plainMarkup.test(markup) ? markup : null),
};

/** The one policy of the page: scripts come from addresses that `script-src` names, and markup from nowhere but here. */
export function trustOwnTypes(): void {
  window.trustedTypes?.createPolicy('default', rules);
}
