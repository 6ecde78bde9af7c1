import type { Client } from 'shared-kernel/domain/client';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { StatusTag } from 'shared-kernel/ui';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  readonly client: Client;
}

/** How the client stands. */
export const ProfileHead = ({ client }: ProfileHeadProps) => (
  <div className={styles.tags}>
    <StatusTag view={riskLevelView[client.riskLevel]} />
    <ScreeningTags {...client} />
  </div>
);
