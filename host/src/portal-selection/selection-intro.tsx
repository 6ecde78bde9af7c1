import { classNames } from 'shared-kernel/format';
import page from '../brand/page.module.css';
import styles from './portal-selection-page.module.css';

export const portalSelectionTitle = 'Choose a portal';

export const SelectionIntro = () => (
  <>
    <h1 className={page.title}>{portalSelectionTitle}</h1>
    <p className={classNames(page.lead, styles.lead)}>
      Choose where you want to work. Six portals share one multi-tenant workspace.
    </p>
  </>
);
