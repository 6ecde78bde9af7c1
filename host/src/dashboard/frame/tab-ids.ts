export const tabPanelId = 'dashboard-panel';

export const tabId = (key: string) => `dashboard-tab-${key}`;
