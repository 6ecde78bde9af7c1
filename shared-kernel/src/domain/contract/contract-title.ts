import type { Contract } from './contract.schema';

/** What to call a contract on screen: its title, or “Untitled contract” when that is blank (B13). */
export const contractTitle = ({ title }: Pick<Contract, 'title'>): string =>
  title.trim() === '' ? 'Untitled contract' : title;
