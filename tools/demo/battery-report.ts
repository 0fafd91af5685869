import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';

export interface BatteryReport {
  vehicle: string;
  date: string;
  healthPercent: number;
  capacityKwh: number;
}

/** A battery test certificate of one page, as the bytes of a PDF. */
export async function batteryReport(report: BatteryReport): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Batteritest ${report.vehicle}`);
  pdf.setLanguage('da');
  const page = pdf.addPage([595, 842]);
  const regular = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.1, 0.13, 0.14);
  page.drawText('Batteritest', { x: 56, y: 760, size: 28, font: bold, color: ink });
  page.drawText(report.vehicle, { x: 56, y: 728, size: 14, font: regular, color: ink });
  page.drawRectangle({ x: 56, y: 640, width: 480, height: 26, color: rgb(0.9, 0.91, 0.9) });
  page.drawRectangle({
    x: 56,
    y: 640,
    width: (480 * report.healthPercent) / 100,
    height: 26,
    color: rgb(0.1, 0.42, 0.37),
  });
  const lines = [
    `Batterisundhed (SoH): ${report.healthPercent} %`,
    `Brugbar kapacitet: ${String(report.capacityKwh).replace('.', ',')} kWh`,
    `Testdato: ${report.date.split('-').reverse().join('.')}`,
    'Opdigtet eksempel til demonstration.',
  ];
  lines.forEach((line, index) => {
    page.drawText(line, { x: 56, y: 596 - index * 26, size: 13, font: regular, color: ink });
  });
  return pdf.save();
}
