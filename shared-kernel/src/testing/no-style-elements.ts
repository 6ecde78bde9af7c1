/**
 * Replaces antd’s module for inserting style elements. The build also replaces this module (theme/page-sheets.ts).
 * Tests need no styles, because jsdom has no layout.
 */
export const updateCSS = () => document.createElement('style');

export { updateCSS as injectCSS };

export const removeCSS = () => undefined;

export const clearContainerCache = () => undefined;
