/** The organisation's mark: a paper plane. */
export function Mark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#2c52a3" />
      <path d="M14 34 50 14 40 50l-9-11z" fill="#fff" />
      <path d="m31 39 19-25-28 19z" fill="#b9ceff" />
      <path d="M31 39v11l5-7z" fill="#f2a541" />
    </svg>
  );
}
