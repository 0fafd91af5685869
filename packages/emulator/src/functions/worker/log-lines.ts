/** A function's log line in readable form: its name first, `logger` JSON unpacked. */
export function formatLogLine(name: string, line: string): string {
  return `[${name || 'functions'}] ${unpack(line)}`;
}

function unpack(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const { severity, message, ...rest } = JSON.parse(line) as Record<string, unknown>;
    if (typeof severity !== 'string') return line;
    const details = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
    const level = severity === 'INFO' || severity === 'DEBUG' ? '' : `${severity} `;
    return `${level}${message ?? ''}${details}`;
  } catch {
    return line;
  }
}
