import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import { FactList } from '@repo/ui/facts/fact-list';
import { Sum, SumList } from '@repo/ui/facts/sum-list';
import { DataTable } from '@repo/ui/tables/data-table';
import { useId } from 'react';
import classNames from './invoice.module.css';

type Order = InvoiceView['orders'][number];

/** The invoice as text: everything that its PDF says, in the order of the PDF. */
export function InvoiceSheet({ invoice }: { readonly invoice: InvoiceView }) {
  const { title, company, facts, headings, orders, balance } = invoice;
  const id = useId();
  return (
    <article aria-labelledby={id} className={classNames['sheet']}>
      <h2 id={id}>{title}</h2>
      <div>
        {company.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <FactList facts={facts} />
      {orders.map((order) => (
        <OrderPart key={order.heading} order={order} headings={headings} />
      ))}
      <h3>{balance.heading}</h3>
      <Sums sums={balance.sums} />
    </article>
  );
}

type OrderPartProps = { readonly order: Order; readonly headings: InvoiceView['headings'] };

function OrderPart({ order, headings }: OrderPartProps) {
  const [description, quantity, unitPrice, amount] = headings;
  return (
    <>
      <h3>{order.heading}</h3>
      <DataTable
        caption={order.heading}
        isCaptionHidden
        rows={order.lines.map((texts, position) => ({ position, texts }))}
        keyOf={({ position }) => position}
        columns={[
          { id: 'description', header: description, isRowHeader: true, cell: ({ texts }) => texts[0] },
          { id: 'quantity', header: quantity, align: 'end', cell: ({ texts }) => texts[1] },
          { id: 'unitPrice', header: unitPrice, align: 'end', cell: ({ texts }) => texts[2] },
          { id: 'amount', header: amount, align: 'end', cell: ({ texts }) => texts[3] },
        ]}
      />
      <Sums sums={order.sums} />
    </>
  );
}

/** Amounts under each other; two refunds of a day may have the same label. */
function Sums({ sums }: { readonly sums: Order['sums'] }) {
  return (
    <SumList>
      {[...sums.entries()].map(([position, sum]) => (
        <Sum key={position} {...sum} />
      ))}
    </SumList>
  );
}
