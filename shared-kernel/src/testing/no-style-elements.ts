/**
 * Replaces the module with which antd adds style elements. The build replaces it too (theme/page-sheets.ts). Tests do
 * not need styles, because jsdom has no layout.
 */
export const updateCSS = () => document.createElement('style');

export { updateCSS as injectCSS };

export const removeCSS = () => undefined;

export const clearContainerCache = () => undefined;
