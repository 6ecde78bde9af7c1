import { type UseQueryResult } from '@tanstack/react-query';
import type { Backup } from './backup/backup';
export declare function useBackups(): UseQueryResult<readonly Backup[]>;
