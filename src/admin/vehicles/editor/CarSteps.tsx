import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useFormContext, useWatch } from 'react-hook-form';
import { revealField } from '#admin/record/reveal-field.ts';
import { LinkButton } from '#admin/ui/Button.tsx';
import { carStepCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { formatDate } from '#copy/format.ts';
import { carSteps } from '#domain/vehicle/record/car-steps.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';

/** The four steps until a car is for sale: who takes each, by when; a press leads to its fields. */
export function CarSteps({ stored }: { stored: Vehicle }) {
  const { setFocus } = useFormContext<FormValues>();
  const typed = { ...stored, ...fieldsOf(useWatch<FormValues>() as FormValues) } as Vehicle;
  const steps = carSteps({ ...typed, unpublished: stored.unpublished }, new Date());
  return (
    <section aria-labelledby="car-steps">
      <h2 id="car-steps">{copy.heading}</h2>
      <ul className="form-side__facts">
        {steps.map(({ step, by, due, isDone, isLate }) => {
          const Mark = isDone ? CircleCheck : Circle;
          return (
            <li key={step} className="car-step">
              <Mark aria-hidden="true" size={18} />
              <LinkButton
                onClick={() => {
                  revealField(`${step}_by`);
                  setFocus(`${step}_by`);
                }}
              >
                {copy.steps[step]}
              </LinkButton>
              <span className={isLate ? 'field__problem' : 'quiet'}>
                {isDone
                  ? copy.done
                  : [by, due && copy.due(formatDate(due))].filter(Boolean).join(' · ') || copy.open}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
