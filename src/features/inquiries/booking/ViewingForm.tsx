import { type ComponentProps, useEffect, useState } from 'react';
import type { FreeDay } from '#domain/booking/free-times.ts';
import { paths } from '#paths';
import { InquiryForm } from '../InquiryForm.tsx';

const TIMEOUT_MS = 8000;

/** The form of a viewing with the times that are free now; without them where they cannot be fetched. */
export function ViewingForm(props: ComponentProps<typeof InquiryForm>) {
  const [times, setTimes] = useState<readonly FreeDay[] | null>(null);
  const id = props.vehicle?.id ?? '';
  useEffect(() => {
    let isShown = true;
    void fetchTimes(id).then((fetched) => isShown && setTimes(fetched));
    return () => {
      isShown = false;
    };
  }, [id]);
  return <InquiryForm {...props} times={times} />;
}

async function fetchTimes(vehicle: string): Promise<FreeDay[]> {
  try {
    const address = `${paths.bookingTimes}?${new URLSearchParams({ vehicle })}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { times } = (await response.json()) as { times?: FreeDay[] };
    return times ?? [];
  } catch {
    return [];
  }
}
