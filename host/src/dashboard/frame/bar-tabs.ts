/** How many tabs stand in a phone's bar, the first ones; the others are behind its last place. */
export const barTabs = 4;
