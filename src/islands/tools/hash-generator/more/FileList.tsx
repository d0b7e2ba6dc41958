import { useState } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { ChoiceField } from '@/islands/ui/fields/ChoiceField.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { EveryAlgorithm } from '../hash.ts'
import type { Files } from '../use-sources.ts'
import { checksumLine } from '../verify/checksum-list.ts'

/** Several files: the one that is shown, and a list of all digests in the format of `sha256sum`. */
export function FileList({ files }: { files: Files }) {
  const { hashes, shown } = files
  const unread = files.files.filter((_, index) => hashes.hashed[index]?.trouble !== undefined)
  return (
    <div className="mt-4 grid gap-4">
      <ChoiceField
        name="shown"
        label={`Hashes shown of one of ${files.files.length} files`}
        look="select"
        options={files.files.map(({ name, size }, index) => ({
          value: String(index),
          label: `${name}, ${fileSize(size)}`,
        }))}
        value={String(shown)}
        onValue={(value) => files.setShown(Number(value))}
      />
      <ListOfAll files={files} />
      {unread.length > 0 && (
        <p className="notice" data-tone="bad" role="alert">
          Could not be read and are not in the list: {unread.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </div>
  )
}

function ListOfAll({ files }: { files: Files }) {
  const { chosen } = files
  const [wanted, setWanted] = useState<EveryAlgorithm>('SHA-256')
  const algorithm = chosen.includes(wanted) ? wanted : chosen[0]
  if (algorithm === undefined) return null
  const isRead = files.hashes.hashed.length > 0
  const list = () => listOf(files, algorithm)
  return (
    <>
      <ChoiceField
        name="listed"
        label="Checksum list of all files"
        look="select"
        options={chosen.map((name) => ({ value: name, label: name }))}
        value={algorithm}
        onValue={(value) => setWanted(value as EveryAlgorithm)}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          label="Copy list"
          text={list}
          refusal={isRead ? undefined : 'The files have not been read yet'}
        />
        <SendToButton content={list} disabled={!isRead} subject="list" />
        <DownloadButton
          label="Download list"
          fileName={() => `${algorithm.replace('-', '').replace('/', '-')}SUMS`}
          content={list}
          disabled={!isRead}
        />
      </div>
    </>
  )
}

function listOf({ files, hashes }: Files, algorithm: EveryAlgorithm): string {
  return files
    .map(({ name }, index) => {
      const digest = hashes.hashed[index]?.digests[algorithm]
      return digest === undefined ? '' : checksumLine(digest, name)
    })
    .join('')
}
