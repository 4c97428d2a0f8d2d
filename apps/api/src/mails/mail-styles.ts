/** The colours of packages/ui, spelled out: mail programs know no custom properties. */
const light = {
  page: '#faf9f6',
  card: '#ffffff',
  text: '#1c1a17',
  quiet: '#57534b',
  border: '#e2ded5',
  primary: '#0d6659',
  onPrimary: '#ffffff',
  soft: '#f3f1ec',
};
const dark = {
  page: '#141210',
  card: '#1d1a17',
  text: '#f5f2ec',
  quiet: '#c2bcb1',
  border: '#3a352f',
  primary: '#56c7b4',
  onPrimary: '#04211c',
  soft: '#27231f',
};

const fonts = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const blank = 'margin:0;padding:0';
const ruled = `border-top:1px solid ${light.border};vertical-align:top;text-align:left`;
const cell = `padding:10px 0;${ruled};font-weight:400`;
const number = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-left:16px';
const strong = 'font-weight:700;font-size:18px';

export const mailStyles = {
  page: `${blank};background-color:${light.page};color:${light.text};font-family:${fonts};font-size:16px;line-height:1.55;-webkit-text-size-adjust:100%`,
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
  column: 'max-width:560px;margin:0 auto;padding:32px 16px 40px',
  brand: `margin:0 8px 16px;font-size:20px;font-weight:700;letter-spacing:-0.01em;color:${light.primary}`,
  card: `padding:32px 28px 20px;background-color:${light.card};border:1px solid ${light.border};border-radius:16px`,
  heading: 'margin:0 0 20px;font-size:26px;line-height:1.2;font-weight:700;letter-spacing:-0.015em',
  paragraph: 'margin:0 0 16px',
  quotation: `margin:0 0 16px;padding:16px 20px 1px;border-radius:10px;background-color:${light.soft}`,
  table: 'width:100%;margin:8px 0 24px;border-collapse:collapse;border-spacing:0',
  factLabel: `${cell};width:36%;padding-right:16px;color:${light.quiet}`,
  fact: `${cell};overflow-wrap:anywhere`,
  head: `padding:0 0 6px;border:0;text-align:left;font-weight:400;font-size:14px;color:${light.quiet}`,
  amountHead: `padding:0 0 6px;border:0;text-align:right;font-weight:400;font-size:14px;color:${light.quiet}`,
  item: cell,
  amount: `${cell};${number}`,
  total: `${cell};${strong}`,
  totalAmount: `${cell};${number};${strong}`,
  action: 'margin:24px 0',
  button: `display:inline-block;padding:14px 28px;border-radius:10px;background-color:${light.primary};color:${light.onPrimary};font-weight:600;line-height:20px;text-decoration:none`,
  bareLink: `margin:0 0 20px;font-size:14px;color:${light.quiet}`,
  link: `color:${light.primary};overflow-wrap:anywhere;word-break:break-word`,
  footer: `margin:20px 8px 0;font-size:14px;color:${light.quiet}`,
};

export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; color: ${dark.text} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.border} !important; }
  .brand, .link { color: ${dark.primary} !important; }
  .button { background-color: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .rule { border-color: ${dark.border} !important; }
  .quotation { background-color: ${dark.soft} !important; }
}
`;
