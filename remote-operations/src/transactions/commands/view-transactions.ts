import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { transactionTerms } from './terms';

export const exportTransactions = exportCommand(transactionTerms.exportTransactions);

export const refreshTransactions = viewCommand(transactionTerms.refreshTransactions);
