/** The number of tabs in the bar on a phone. The others are behind the More button. */
export const barTabs = 4;
