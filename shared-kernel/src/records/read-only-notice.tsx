import { portalLabel } from '../domain/portal';
import { Icon } from '../ui';
import { useReadOnlyPortal, type AccessTerms, type Ownership } from '../workspace';
import styles from './read-only-notice.module.css';

export interface ReadOnlyNoticeProps {
  readonly cannot: string;
  /** The commands of the screen or record. The message appears if the portal has no permission for any of them. */
  readonly terms: readonly Pick<AccessTerms, 'permission'>[];
  readonly ownership?: Ownership | undefined;
}

/**
 * A message that replaces the controls if the portal cannot run any of the commands.
 *
 * @example
 * <ReadOnlyNotice cannot="change contracts" terms={[contractTerms.createContract]} />
 */
export function ReadOnlyNotice({ cannot, terms, ownership }: ReadOnlyNoticeProps) {
  const portal = useReadOnlyPortal(terms, ownership);
  if (portal === undefined) return null;
  return (
    <p data-read-only className={styles.line}>
      <Icon name="eye" /> Read-only: the {portalLabel[portal]} portal cannot {cannot}.
    </p>
  );
}
