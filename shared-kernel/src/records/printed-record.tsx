import type { ReactNode } from 'react';
import { productName } from '../domain/portal';
import { RecordText } from '../ui';
import styles from './printed-record.module.css';
import { createPortal } from 'react-dom';

export interface PrintedTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string | undefined;
  readonly empty: string;
}

export interface PrintedRecordProps {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly tables: readonly PrintedTable[];
}

const Table = ({ title, columns, rows, note, empty }: PrintedTable) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {rows.length > 0 && note !== undefined && <p>{note}</p>}
    {rows.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={`${row} ${cells.join()}`}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <RecordText whole>{cell}</RecordText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

/** The printed version of a record’s details: labels with values, followed by tables. */
export const PrintedRecord = ({ id, title, facts, tables }: PrintedRecordProps) => (
  <PrintSheet>
    <header className={styles.head}>
      <p>
        {productName} · {id}
      </p>
      <h1>
        <RecordText whole>{title}</RecordText>
      </h1>
    </header>
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RecordText whole>{value}</RecordText>
          </dd>
        </div>
      ))}
    </dl>
    {tables.map((table) => (
      <Table key={table.title} {...table} />
    ))}
  </PrintSheet>
);

export interface PrintSheetProps {
  readonly children: ReactNode;
}

/** Content for printing. While it is mounted, printing outputs only this content, not the screen. */
export const PrintSheet = ({ children }: PrintSheetProps) =>
  createPortal(
    <div className={styles.sheet} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
