import styles from './portal-selection-page.module.css';

export const selectionTitle = 'Choose a portal';

/** What the portal selection begins with. */
export const SelectionIntro = () => (
  <>
    <h1 className={styles.title}>{selectionTitle}</h1>
    <p className={styles.lead}>
      Six portals over one multi-tenant set of contracts, clients and payments.
    </p>
  </>
);
