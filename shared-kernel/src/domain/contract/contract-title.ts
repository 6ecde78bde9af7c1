import type { Contract } from './contract.schema';

/** A contract's display title, or “Untitled contract” if the title is blank (B13). */
export const contractTitle = ({ title }: Pick<Contract, 'title'>): string =>
  title.trim() === '' ? 'Untitled contract' : title;
