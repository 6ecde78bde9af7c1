import type { Contract } from './contract.schema';

/** Returns a contract's title for display. A blank title becomes “Untitled contract” (B13). */
export const formatContractTitle = ({ title }: Pick<Contract, 'title'>): string =>
  title.trim() === '' ? 'Untitled contract' : title;
