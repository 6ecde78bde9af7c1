import { useCollection } from './use-collection';

/** The alerts of the process screen (PM7). */
export const useProcessAlerts = () => useCollection('processAlerts');
