import { lazy, useCallback, useState } from 'react';
import { useAnswer } from '#admin/data/use-answer.ts';
import { goTo } from '#admin/navigation/route.ts';
import { Button } from '#admin/ui/Button.tsx';
import { LazyPart } from '#admin/ui/LazyPart.tsx';
import { buyerCopy as copy } from '#copy/admin/inquiries/buyer.ts';
import { staffInquiryCopy } from '#copy/admin/inquiries/inquiry.ts';
import { inquiriesAbout } from '../api.ts';
import { InquiryRow } from '../InquiryRow.tsx';

const AddInquiry = lazy(() => import('../AddInquiry.tsx'));

export default function VehicleInquiries({ vehicleId }: { vehicleId: string }) {
  const read = useCallback(() => inquiriesAbout(vehicleId), [vehicleId]);
  const { value: inquiries = [], ask } = useAnswer(read, 'inquiries_of_vehicle_unknown');
  const [adding, setAdding] = useState(false);
  return (
    <section className="vehicle-inquiries" aria-labelledby="vehicle-inquiries">
      <h2 id="vehicle-inquiries">{copy.heading}</h2>
      {inquiries.length === 0 && <p className="quiet">{copy.none}</p>}
      <ul className="inquiries__rows">
        {inquiries.map((inquiry) => (
          <InquiryRow
            key={inquiry.id}
            inquiry={inquiry}
            isOpen={false}
            onOpen={() => void goTo('inquiries', inquiry.id)}
          />
        ))}
      </ul>
      <Button quiet onClick={() => setAdding(true)}>
        {staffInquiryCopy.add.open}
      </Button>
      <LazyPart>
        {adding && (
          <AddInquiry vehicleId={vehicleId} onClose={() => setAdding(false)} onAdded={ask} />
        )}
      </LazyPart>
    </section>
  );
}
