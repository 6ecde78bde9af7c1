interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * Whether the connection is metered or slow. Nothing is prefetched on such a connection.
 *
 * @example
 * if (!isConnectionLimited()) void loadBulkBar();
 */
export function isConnectionLimited(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  if (!connection) return false;
  const { saveData = false, effectiveType = '', type = '' } = connection;
  return saveData || effectiveType.endsWith('2g') || type === 'cellular';
}
