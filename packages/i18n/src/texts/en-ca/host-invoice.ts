/** The sentence and the button of the download stand as they are in the specs. */
export const hostInvoice = {
  download: {
    text: 'Click here to download your invoice',
    button: 'Download Invoice',
    print: 'Print',
  },
  loading: 'Loading your invoice',
  viewer: {
    heading: 'The PDF',
    hint: 'It’s in the language of your account. It says the same as the invoice above.',
    loading: 'Loading the PDF',
    failed: 'We can’t show the PDF here. You can still download it.',
    page: 'Page {{page}} of {{count}} of the PDF',
  },
};
