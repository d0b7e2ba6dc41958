import type pg from 'pg'

/** Works in a transaction that ends as `end` says. After a failure the connection is closed, and so nothing of it stays. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  end: 'COMMIT' | 'ROLLBACK',
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  // A connection that breaks fails the statement under way; without a listener it would also end the server.
  const ignore = (): void => undefined
  client.on('error', ignore)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query(end)
    client.off('error', ignore)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}
