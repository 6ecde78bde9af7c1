import { defineExportCommand, defineViewCommand } from 'shared-kernel/workspace';
import { transactionTerms } from './terms';

export const exportTransactions = defineExportCommand(transactionTerms.exportTransactions);

export const refreshTransactions = defineViewCommand(transactionTerms.refreshTransactions);
