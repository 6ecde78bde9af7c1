import { type LifecycleStage } from '../lifecycle';
import { type Transaction } from './transaction.schema';
export declare function transactionStage({ status, signOffs, }: Pick<Transaction, 'status' | 'signOffs'>): LifecycleStage;
